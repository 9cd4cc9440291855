CREATE TABLE IF NOT EXISTS rules_version (
  only_row int4 PRIMARY KEY DEFAULT 1 CHECK (only_row = 1),
  version int8 NOT NULL DEFAULT 1
)
--;
COMMENT ON TABLE rules_version IS 'grows with every transaction that changes a table which processes keep in memory (rules/rules.ts)'
--;
INSERT INTO rules_version DEFAULT VALUES ON CONFLICT DO NOTHING
