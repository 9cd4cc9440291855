import type { Mode } from '../host/simulator'
import type { Measurements } from '../shared/measurements'
import { readBuild } from './build'
import type { AuditConfig } from './config'
import { measuredRules } from './measuredRules'
import { sorted } from './print'
import { staticRules } from './staticRules'
import { accept, none, notMeasurable, type Verdict } from './verdict'
import { walk } from './walk'

/** WeChat's audit rules and the project's own bars, judged on a build and on a walk through its pages. */
export async function audit(config: AuditConfig, mode: Mode): Promise<{ verdicts: Verdict[]; run: Measurements }> {
  const build = readBuild(config.project)
  const subject = await config.open(mode)
  try {
    const { run, bars, uncached } = await walk(config, subject, build.pages, mode)
    const cache = 'pictures can be kept'
    const verdicts = [
      ...measuredRules(run),
      uncached ? none('P10', cache, uncached) : notMeasurable('P10', cache),
      ...staticRules(build, run),
      ...bars,
    ]
    return { verdicts: sorted(accept(verdicts, config.accepted ?? [])), run }
  } finally {
    await subject.close()
  }
}
