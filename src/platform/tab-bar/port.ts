/** WeChat draws the custom tab bar outside the pages; in browsers the tab pages draw it themselves. */
export type DrawsTabBar = boolean
