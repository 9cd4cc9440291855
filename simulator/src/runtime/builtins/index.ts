import { builtInTags, type BuiltInTag } from '../../shared/builtIns'
import * as boxes from './boxes'
import { checkbox, checkboxGroup, radio, radioGroup, toggle } from './choice'
import { builtIn, type BuiltIn } from './define'
import { button, form, label } from './form'
import { coverImage, image } from './image'
import { input, textarea } from './input'
import { functionalPageNavigator, navigator } from './navigator'
import { movableArea, movableView } from './movable'
import { navigationBar, pageMeta } from './pageMeta'
import { picker } from './picker'
import { pickerView, pickerViewColumn } from './pickerView'
import { canvas, placeholders } from './placeholders'
import { richText } from './richText'
import { scrollView } from './scroll'
import { icon, progress } from './show'
import { slider } from './slider'
import { swiper, swiperItem } from './swiper'
import { text } from './text'
import { webView } from './webView'

const known: Partial<Record<BuiltInTag, BuiltIn>> = {
  ...placeholders,
  canvas,
  icon,
  progress,
  'movable-area': movableArea,
  'movable-view': movableView,
  'picker-view': pickerView,
  'picker-view-column': pickerViewColumn,
  'page-meta': pageMeta,
  'navigation-bar': navigationBar,
  'web-view': webView,
  view: boxes.view,
  text,
  'scroll-view': scrollView,
  swiper,
  'swiper-item': swiperItem,
  'cover-view': boxes.coverView,
  'cover-image': coverImage,
  'root-portal': boxes.rootPortal,
  'match-media': boxes.matchMedia,
  'page-container': boxes.pageContainer,
  'rich-text': richText,
  form,
  label,
  button,
  input,
  textarea,
  checkbox,
  'checkbox-group': checkboxGroup,
  radio,
  'radio-group': radioGroup,
  switch: toggle,
  slider,
  picker,
  navigator,
  'functional-page-navigator': functionalPageNavigator,
  image,
}

export const builtIns: Record<string, BuiltIn> = Object.fromEntries(
  builtInTags.map((tag) => [tag, known[tag] ?? builtIn({})]),
)
