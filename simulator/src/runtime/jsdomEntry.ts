// The same in jsdom: the line is a pair of functions the host puts on the window.
import type { CompiledApp } from '../shared/app'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { StartOptions } from '../shared/scenario'
import { boot } from './boot'

interface Given {
  app: CompiledApp
  options: StartOptions
  line: Line<ToHost, ToPage>
}
;(window as unknown as { startSimulator(given: Given): void }).startSimulator = ({ app, options, line }) =>
  void boot(window as Window & typeof globalThis, app, options, line)
