import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './Article.module.scss'
import { RichContent } from './RichContent'

interface ArticleProps {
  title: string
  /** one quiet line under the title: when, from whom */
  meta?: ReactNode
  /** above the text, as wide as the page */
  cover?: ReactNode
  html: string
}

/** Something to be read: title, text, and what follows from it as children. For a Screen with ground="surface". */
export function Article({ title, meta, cover, html, children }: PropsWithChildren<ArticleProps>) {
  return (
    <>
      {cover}
      <View className={`${styles.article} t-article`} role="article">
        <View className={`${styles.title} t-article-title`} role="heading">
          {title}
        </View>
        {meta && <View className={styles.meta}>{meta}</View>}
        {html && <RichContent html={html} className={styles.text} />}
        {children}
      </View>
    </>
  )
}
