// The host page as a person opens it: the phone, and one panel beside it.
import { openBrowserPage } from '../runtime/browserPage'
import { adjustStart, type Place } from './address'
import { hearConsole } from './consoleLines'
import { openPanel, showFailure } from './panel'

const place: Place = { address: new URL(location.href), kept: sessionStorage }
const heard = hearConsole(window)

openBrowserPage((options) => adjustStart(options, place)).then(
  (sim) => {
    // for the browser's own console, and for tests
    Object.assign(window, { simulator: sim })
    if (!place.address.searchParams.has('bare')) openPanel(sim, heard, place)
  },
  (error: Error) => showFailure(window, error.message),
)
