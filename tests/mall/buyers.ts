import { concerns } from './concerns'
import { hasRoom } from './concerns/members'
import { Run } from './model/run'
import type { World } from './world/world'

/** A run whose model has so many members, registered over HTTP. */
export async function withBuyers(world: World, count: number): Promise<Run> {
  const run = new Run(world, concerns, { seed: 1, lives: 0, faults: false, log: () => undefined })
  const register = concerns.flatMap(({ actions }) => actions).find(({ name }) => name === 'register')
  // the model does not let everybody in at the first try
  while (run.model.members.length < count) {
    if (!hasRoom(run.model)) throw new Error(`the model has no room for ${count}`)
    const step = register?.plan(run.model, run.random)
    step?.expect()
    await step?.act(run)
  }
  return run
}
