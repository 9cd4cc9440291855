import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { host } from '@/platform/host/host'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './Copyright.module.scss'
import { useTexts } from './texts'

/** Where sites of China look up each other's registration; one has to link to it. */
const register = 'https://beian.miit.gov.cn/'

/** Who runs the mall, and its registrations; nothing of what is not set. */
export function Copyright() {
  const texts = useTexts()
  const { data } = useData('/api/config/copyright', {}, { silent: true })
  if (!data) return null
  const { logo, company_name, copyright_desc, copyright_link, icp, gov_record, gov_url, market_supervision_url } = data
  const lines = [
    [company_name, copyright_link],
    [copyright_desc, ''],
    [icp, register],
    [gov_record, gov_url],
    [market_supervision_url && texts.licence, market_supervision_url],
  ].filter(([words]) => words)
  if (lines.length === 0 && !logo) return null
  return (
    <View className={`${styles.foot} t-copyright`}>
      {logo && <Image src={logo} width={120} ratio={3} fit="aspectFit" className={styles.logo} alt={company_name} />}
      {lines.map(([words, url]) => (
        <Line key={words} words={words!} url={url!} />
      ))}
    </View>
  )
}

/** Leads out of a browser: such sites stand in no frame. The mini-program cannot open them. */
function Line({ words, url }: { words: string; url: string }) {
  const leads = host.appType !== 'weapp' && /^https?:\/\/[^/\\\s]/i.test(url)
  if (!leads) return <View className={styles.line}>{words}</View>
  return (
    <Tap className={styles.line} role="link" onClick={() => host.leave(url)}>
      {words}
    </Tap>
  )
}
