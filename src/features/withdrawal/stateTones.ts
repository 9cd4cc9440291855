/** How a withdrawal stands, in colour; the mall's word stands with it. */
export const stateTones = { 0: 'warning', 1: 'info', 2: 'success', [-1]: 'danger' } as const
