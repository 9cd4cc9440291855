// Loaded before the server: its machine's clock goes back when the model run says so, as a wrong time server does it.
'use strict'

const Real = Date
let backMs = 0

class MachineDate extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [MachineDate.now()]))
  }

  static now() {
    return Real.now() - backMs
  }
}

globalThis.Date = MachineDate
process.on('message', ({ clockBackSeconds = 0 }) => {
  backMs = clockBackSeconds * 1000
})
