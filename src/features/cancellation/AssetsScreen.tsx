import { useState } from 'react'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { Blocks } from './parts/Blocks'
import { Losses } from './parts/Losses'
import { NotOffered } from './parts/NotOffered'
import { hasAgreed } from './stage'
import { useTexts } from './texts'
import { useApply } from './useApply'
import { useAssets } from './useAssets'
import { useStage } from './useStage'

/** What stands in the way, else what is given up; then the request. */
export function AssetsScreen() {
  const texts = useTexts()
  const { info, back, leads } = useStage(routes.cancelAssets)
  const config = useData('/membercancel/api/membercancel/config', {})
  const { waited, assets, refresh } = useAssets()
  const [givenUp, giveUp] = useState(false)
  const look = () => Promise.all([info.refresh(), refresh()])
  const { busy, apply } = useApply(config.data?.is_audit !== 0, look)
  const offered = config.data?.is_enable === 1
  const free = offered && !leads && assets?.account.blocks.length === 0
  const send = () => {
    if (!givenUp) return toast(texts.giveUpFirst)
    if (hasAgreed()) return void apply()
    // opened directly: the agreement comes first
    toast(texts.agreeFirst)
    void open(routes.cancellation, { back }, { replace: true })
  }
  const foot = (
    <Button className="t-apply" size="big" kind="danger" loading={busy} onClick={send}>
      {texts.apply}
    </Button>
  )
  return (
    <Screen
      title={texts.assetsTitle}
      data={[info, config, ...waited]}
      state={leads ? 'loading' : undefined}
      bottom={free && foot}
      toTop={false}
    >
      {offered ? (
        assets && (
          <Column>
            {free ? (
              <>
                <Losses assets={assets} />
                <Checkbox className="t-give-up" checked={givenUp} onChange={giveUp}>
                  {texts.givenUp}
                </Checkbox>
              </>
            ) : (
              <Blocks blocks={assets.account.blocks} />
            )}
          </Column>
        )
      ) : (
        <NotOffered />
      )}
    </Screen>
  )
}
