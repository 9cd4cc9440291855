import { px } from '@/ui/theme/size'

/** A size of the decoration, which follows the shopper's text size too. */
export const fontSize = (size: number | undefined, usual: number) => `calc(${px(size || usual)} * var(--text-scale, 1))`
