import type { Config } from '../config'
import { localFiles, type Files } from './files/files'
import type { PayChannel } from './pay/payChannel'
import { sandboxChannel, type SandboxChannel } from './pay/sandbox'

/** Ports to the world outside the mall; each noun that needs another one adds it here. */
export interface Outside {
  files: Files
  /** payment channels by name; the sandbox is one of them only in development mode */
  pay: Record<string, PayChannel>
  sandbox: SandboxChannel
}

export function openOutside({ dataDir, mode }: Config): Outside {
  const sandbox = sandboxChannel()
  return { files: localFiles(dataDir), pay: mode === 'development' ? { sandbox } : {}, sandbox }
}
