export interface PageGround {
  /** behind the page, where pulling down shows it: #rrggbb */
  colour: string
  /** words and icons of the system on it: the pull-down tip, the status bar */
  marks: 'dark' | 'light'
}

/** Dresses what lies around the shown page. */
export type SetPageGround = (ground: PageGround) => void
