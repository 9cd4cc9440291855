import { useState } from 'react'
import type { HelpClass } from '@mall/contract/content'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import { StickyBar } from '@/ui/StickyBar'
import { Tabs } from '@/ui/Tabs'
import { Tap } from '@/ui/Tap'
import styles from './article.module.scss'
import { ClassArticles } from './parts/ClassArticles'
import { OtherWays } from './parts/OtherWays'
import { useTexts } from './texts'

/** Articles of a class on the page of all classes. */
const most = 5
const every = 0

/** The classes with their first articles, and a tab for each with all of its own. */
export function HelpListScreen() {
  const texts = useTexts()
  const [tab, setTab] = useState(every)
  const classes = useData('/api/helpclass/lists', { app_module: 'shop' })
  const filled = (classes.data ?? []).filter(({ child_list }) => child_list.length > 0)
  const tabs = [
    { key: every, label: texts.all },
    ...filled.map(({ class_id: key, class_name: label }) => ({ key, label })),
  ]
  // a class may be gone after a refresh
  const chosen = tabs.some(({ key }) => key === tab) ? tab : every
  return (
    <Screen title={texts.helpTitle} data={classes} onRefresh={classes.refresh}>
      {filled.length > 0 && (
        <StickyBar>
          <Tabs items={tabs} active={chosen} onChange={setTab} fit="scroll" />
        </StickyBar>
      )}
      {chosen !== every && <ClassArticles key={chosen} classId={chosen} />}
      {chosen === every && (
        <Column>
          {filled.length === 0 && <Empty text={texts.noHelp} icon="info" />}
          {filled.map((one) => (
            <ClassCard key={one.class_id} of={one} onMore={() => setTab(one.class_id)} />
          ))}
          <OtherWays />
        </Column>
      )}
    </Screen>
  )
}

function ClassCard({ of: { class_name, child_list }, onMore }: { of: HelpClass; onMore: () => void }) {
  const texts = useTexts()
  const extra = child_list.length > most && (
    <Tap className={`${styles.more} t-help-more`} role="link" onClick={onMore}>
      {texts.more(child_list.length)}
      <Icon name="arrow" size={22} />
    </Tap>
  )
  return (
    <CellGroup title={class_name} extra={extra} className="t-help-class">
      {child_list.slice(0, most).map(({ id, title }) => (
        <Cell key={id} className="t-help" label={title} onClick={() => void open(routes.helpDetail, { id })} />
      ))}
    </CellGroup>
  )
}
