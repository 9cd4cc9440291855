import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { accountNewsKind, type AccountNews } from '../../jobs/newsJobs'
import { writeNews } from './write.service'

async function writeAccountNews({ distKey: memberId, key, payload }: Job, mall: Mall): Promise<void> {
  const { at, ...facts } = payload as AccountNews
  await writeNews(mall, {
    ...{ memberId, key: `account/${key}`, siteId: 0, kind: 'account', occasion: 'account', facts, at },
  })
}

export const accountNewsJobs = { [accountNewsKind]: writeAccountNews }
