import { configure } from '@nutui/icons-react-taro'

/** NutUI draws its icons in `i`, which the mini-program does not have. Imported where a part with one is. */
configure({ tag: 'view' })
