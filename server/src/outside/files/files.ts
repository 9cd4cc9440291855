/** Where uploads and demo pictures are kept. Paths are relative to the server's root: `upload/...`. */
export interface Files {
  /** Keeps bytes under `upload/<path>`; the folder is made when missing. */
  save(path: string, bytes: Uint8Array): Promise<void>
  exists(path: string): Promise<boolean>
  /** Absolute name on this machine, or null when the path leaves the folder. */
  locate(path: string): string | null
  remove(path: string): Promise<void>
}
