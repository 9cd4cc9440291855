import { fileURLToPath } from 'node:url'
import { startSimulator, type Mode, type Simulator, type SimulatorOptions } from '../src/host/simulator'

export const kitchen = fileURLToPath(new URL('./kitchen', import.meta.url))
/** SIM_MODE picks one; both without it. */
export const modes: Mode[] = process.env.SIM_MODE ? [process.env.SIM_MODE as Mode] : ['jsdom', 'chromium']

/** Starts one of the simulator's own mini-programs; close it when the test ends. */
export function open(mode: Mode, options: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  return startSimulator({ project: kitchen, mode, ...options })
}
