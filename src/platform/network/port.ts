export interface HttpRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  /** form-encoded text */
  body?: string
}

export interface HttpAnswer {
  status: number
  /** the body as it came; parsing is the request layer's */
  text: string
}

/** No answer arrived: the time ran out, or the connection failed. */
export class NetworkFault extends Error {
  constructor(readonly kind: 'timeout' | 'network') {
    super(kind)
  }
}

/** ms (specification section 9) */
export const requestTimeout = 60_000

export interface NetworkPort {
  /** Resolves with whatever the server answered, also a 5xx; throws a NetworkFault when nothing came. */
  request(request: HttpRequest): Promise<HttpAnswer>
  isOnline(): boolean
  /** Returns the function that ends it. */
  onStatusChange(listen: (online: boolean) => void): () => void
}
