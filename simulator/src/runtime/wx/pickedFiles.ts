import { appFiles } from '../../shared/messages'
import type { Sim } from '../sim'
import { bytesOf } from './bytes'
import { extensionOf, fileOfData, filesOf, noSuchFile } from './files'

/** The path of a temporary file with what a place of the scenario holds: a data URL, or a file below the mini-program. */
export async function fileOfPlace(sim: Sim, place: string): Promise<string> {
  const data = fileOfData(place)
  if (data) return filesOf(sim).keepForNow(data.bytes, extensionOf(data.name))
  return filesOf(sim).keepForNow(await packageFile(sim, place), extensionOf(place))
}

/** A file of the package itself. */
export async function packageFile(sim: Sim, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = `${sim.window.location.origin}${appFiles}${place.replace(/^\//, '')}`
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
