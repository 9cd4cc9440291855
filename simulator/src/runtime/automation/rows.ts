/** Methods of the protocol by name, each with its params. */
export type Rows = Record<string, (params: never) => unknown>
