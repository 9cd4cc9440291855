export interface PageGround {
  /** behind the page, where pulling down shows it: #rrggbb */
  colour: string
  /** words and icons of the system on it, such as the pull-down tip */
  marks: 'dark' | 'light'
  /** words of the status bar; WeChat takes plain white or black only */
  statusBar: string
}

/** Dresses what lies around the shown page. */
export type SetPageGround = (ground: PageGround) => void
