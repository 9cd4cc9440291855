/** The page of a unit test: tests/unit/page.ts. */
declare const unitPage: import('../tests/unit/page').UnitPage
