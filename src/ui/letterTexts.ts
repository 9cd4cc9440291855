import { defineTexts } from '@/i18n/defineTexts'

export const useLetterTexts = defineTexts(
  {
    jump: (letter: string) => `跳到 ${letter}`,
  },
  () => import('./letterTexts.en'),
)
