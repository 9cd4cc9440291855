import { forwardRef } from 'react'
import type { ButtonProps } from '@tarojs/components/types/Button'
import { dom } from './dom'

/** Without weapp's looks: the storefront dresses its buttons itself. openType does nothing in a browser. */
export const Button = /*#__PURE__*/ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { disabled, loading, formType = 'button', children } = props
  return (
    <button
      {...dom({ hoverStayTime: 70, ...props }, undefined, 'h5-button')}
      type={formType}
      disabled={disabled}
      aria-busy={loading || undefined}
      ref={ref}
    >
      {children}
    </button>
  )
})
