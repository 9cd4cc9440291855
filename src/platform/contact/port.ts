import type { ComponentType, ReactNode } from 'react'

export interface ContactAreaProps {
  children: ReactNode
  className?: string
  /** read out */
  label?: string
}

/** Conversations that the platform itself holds. */
export interface ContactPort {
  /** An area whose tap begins the platform's own conversation with the mall; draws nothing where there is none. */
  Area: ComponentType<ContactAreaProps>
  /** Opens a company's conversation in WeChat Work; false when the platform has none or refused. */
  openCompany(corpId: string, url: string): Promise<boolean>
}
