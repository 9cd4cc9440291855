/** What a page asks a waiting worker. Answer: is the page of its release? Before a restart: does it take over? */
export interface PageAsks {
  /** the script that the page was started by */
  app: string
  /** the page loads anew afterwards */
  restart: boolean
}
