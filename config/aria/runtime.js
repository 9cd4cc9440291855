// Runs in the mini-program before the app: the short names of the attributes follow from the same list as in base.wxml.
import { mergeInternalComponents } from '@tarojs/shared'
import components from './components.json'

mergeInternalComponents(components)
