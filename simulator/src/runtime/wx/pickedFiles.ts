import { appFiles } from '../../shared/messages'
import type { Sim } from '../sim'
import { bytesOf } from './bytes'
import { extensionOf, fileOfData, filesOf, noSuchFile } from './files'

/** The path of a temporary file with what a place of the scenario holds: a data URL, a web address, or a file below the mini-program. */
export async function fileOfPlace(sim: Sim, place: string): Promise<string> {
  const data = fileOfData(place)
  if (data) return filesOf(sim).keepForNow(data.bytes, extensionOf(data.name))
  if (/^https?:/.test(place)) {
    const known = extensionOf(new sim.window.URL(place).pathname)
    return filesOf(sim).keepForNow(await fetched(sim, place), known === 'bin' ? 'jpeg' : known)
  }
  return filesOf(sim).keepForNow(await packageFile(sim, place), extensionOf(place))
}

/** A file of the package itself. */
export const packageFile = (sim: Sim, place: string): Promise<Uint8Array<ArrayBuffer>> =>
  fetched(sim, `${sim.window.location.origin}${appFiles}${place.replace(/^\//, '')}`, place)

async function fetched(sim: Sim, url: string, place = url): Promise<Uint8Array<ArrayBuffer>> {
  const asked = sim.host.ask<{ status: number; body: string }>('network.download', {
    url,
    header: {},
    method: 'GET',
    timeout: 5000,
  })
  const { status, body } = await asked.answer
  if (status !== 200) throw noSuchFile(place)
  return bytesOf(body, 'base64')
}
