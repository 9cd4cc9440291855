/** `start`: a page is being fetched; `done`: it stands; the others: its code did not come. */
export type PageLoad = 'start' | 'done' | 'timeout' | 'missing'

export interface PageLoadPort {
  /** With the first touch the list of all pages comes: what is tapped then needs no more than its own code. */
  prepare(): void
  /** Returns the function that ends it. */
  watch(listen: (event: PageLoad) => void): () => void
  /** Loads the app anew at the address shown; its old parts may be gone from the server. */
  reload(): void
  /** Back to the page before, which is there. */
  leave(): void
  /** Whether this page was already reloaded for the same reason; remembered until a page stands. */
  reloadedBefore(): boolean
}
