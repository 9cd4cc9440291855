import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './Article.module.scss'
import { RichContent } from './RichContent'

interface ArticleProps {
  title: string
  /** one quiet line under the title: when, from whom */
  meta?: ReactNode
  /** above all, from edge to edge */
  cover?: ReactNode
  /** between title and text */
  lead?: ReactNode
  html: string
}

/** Something to be read: title, text, and what follows from it as children. For white grounds. */
export function Article({ title, meta, cover, lead, html, children }: PropsWithChildren<ArticleProps>) {
  return (
    <>
      {cover}
      <View className={`${styles.article} t-article`} role="article">
        <View className={`${styles.title} t-article-title`} role="heading" aria-level={2}>
          {title}
        </View>
        {meta && <View className={styles.meta}>{meta}</View>}
        {lead}
        {html && <RichContent html={html} className={styles.text} />}
        {children}
      </View>
    </>
  )
}
