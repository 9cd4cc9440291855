import { serveOnce } from '../../http/route'
import type { Module } from '../module'
import { importData } from './import.service'

export const importModule: Module = {
  routes: [
    serveOnce('/operator/api/import', async ({ data, dry_run }, { mall, operator, language }, trx) => ({
      data: await importData(trx, mall, data, {
        ...(operator ? { siteId: operator.siteId } : {}),
        isDryRun: dry_run === 1,
        language,
      }),
    })),
  ],
}
