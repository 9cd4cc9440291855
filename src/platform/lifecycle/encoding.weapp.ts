/** Whether page params arrive still percent-encoded. */
export const paramsEncoded = true
