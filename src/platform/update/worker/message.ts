/** What a page asks a waiting worker; the answer is whether the page is of the worker's release. */
export interface PageAsks {
  /** the script that the page was started by */
  app: string
  /** the page loads anew as soon as it is answered */
  restart: boolean
}
