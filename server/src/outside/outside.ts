import type { Files } from './files/files'

/** Ports to the world outside the mall; each noun that needs another one adds it here. */
export interface Outside {
  files: Files
}
