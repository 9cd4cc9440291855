import { useState } from 'react'
import { View } from '@tarojs/components'
import { useWords } from '@/i18n/locale'
import { navigation } from '@/platform/navigation/navigation'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { TabBar } from './TabBar'
import { useTheme } from '@/ui/theme/useTheme'

const shownPath = () => navigation.stack().slice(-1)[0]?.path ?? ''

/** The tab bar as a tree of its own, as WeChat mounts one per tab page: with its own theme root. */
export function TabBarRoot() {
  const theme = useTheme()
  const words = useWords()
  const [path, setPath] = useState(shownPath)
  useDidShow(() => setPath(shownPath()))
  return (
    <View className="mall" style={theme}>
      {words === 'here' && <TabBar path={path} />}
    </View>
  )
}
