import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ButtonProps = ComponentProps<'button'> & { size?: 'sm' | 'md' }

/** Outlined, secondary only; the main action is a `Sign`. */
export function Button({ size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames('button', size === 'sm' && 'button--sm', className)}
      {...rest}
    />
  )
}
