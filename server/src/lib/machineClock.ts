/** The machine's own time, for leases and connections: a jump of the mall's clock must not end them. */
export const machineMs = (): number => Date.now()
export const machineSeconds = (): number => Math.floor(machineMs() / 1000)
