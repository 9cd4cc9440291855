import { useState } from 'react'
import { cacheSize, clearCache } from '@/api/cache'
import { PolicySheet } from '@/domain/policy/PolicySheet'
import { useTexts as usePolicyTexts } from '@/domain/policy/texts'
import { usePolicies } from '@/domain/policy/usePolicies'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { appVersion } from '@/session/version'
import { routes } from '@/routes'
import { askForSettings, settingsOffered } from '@/session/settings'
import { withdrawPrivacy } from '@/session/withdrawPrivacy'
import { ask } from '@/ui/ask'
import { Cell, CellGroup } from '@/ui/Cell'
import { useTexts } from '../texts'

/** `leave` logs out. */
export function About({ leave }: { leave: () => Promise<void> }) {
  const texts = useTexts()
  const names = usePolicyTexts()
  const policies = usePolicies()
  const [size, setSize] = useState(cacheSize)
  const clear = async () => {
    if (!(await ask({ title: texts.clearAsk, content: texts.clearNote }))) return
    clearCache()
    setSize(cacheSize())
    toast(texts.cleared)
  }
  const withdraw = async () => {
    const { withdrawAsk: title, withdrawNote: content, withdrawGo: confirm, withdrawNot: cancel } = texts
    const take = () => {
      withdrawPrivacy()
      clearCache()
    }
    if (settingsOffered) {
      // there each permission is taken back
      if (!(await askForSettings({ title, content, confirm, cancel, onGo: take }))) return
    } else if (await ask({ title, content })) take()
    else return
    await leave()
    toast(texts.withdrawn)
  }
  return (
    <CellGroup title={texts.about}>
      <Cell className="t-help" label={texts.help} onClick={() => open(routes.helpList)} />
      <Cell className="t-notices" label={texts.notices} onClick={() => open(routes.noticeList)} />
      <Cell className="t-privacy-policy" label={names.privacy} onClick={() => policies.read('privacy')} />
      <Cell className="t-agreement" label={names.agreement} onClick={() => policies.read('agreement')} />
      <Cell className="t-withdraw-consent" label={texts.withdraw} onClick={withdraw} />
      <Cell
        className="t-clear-cache"
        label={texts.clearCache}
        value={`${(size / 1024).toFixed(1)} KB`}
        onClick={clear}
      />
      <Cell className="t-version" label={texts.version} value={`${appVersion} (${MALL_BUILD})`} />
      <PolicySheet policies={policies} />
    </CellGroup>
  )
}
