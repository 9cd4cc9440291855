import type { Config } from '../config'

/** Where H5 lives: what the operator named, and in development without a name this server itself. */
function ownOrigin({ h5Origin, mode, host, port }: Config): string {
  return h5Origin || (mode === 'development' ? `http://${host}:${port}` : '')
}

/** An address of the mall, or of an origin the operator named: nobody else is led to. */
export function isOwnAddress(address: string, config: Config): boolean {
  // others may read a backslash, a blank or a name before the host in another way than we do
  if (!URL.canParse(address) || /[\\\s]|^https?:\/\/[^/?#]*@/.test(address)) return false
  const { origin, protocol } = new URL(address)
  return /^https?:$/.test(protocol) && [ownOrigin(config), ...config.origins].includes(origin)
}
