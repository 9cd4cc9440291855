const { TestEnvironment } = require('jest-environment-jsdom')

/** A window that can ask a real mall. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.assign(this.global, { fetch, URLSearchParams, AbortController, AbortSignal })
  }
}
