import './fields.css'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('input', className)} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames('input', className)} {...rest} />
}

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }

export function Select({ className, size = 'md', ...rest }: SelectProps) {
  return <select className={classNames('input', size === 'sm' && 'input--sm', className)} {...rest} />
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

export function Checkbox({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}

export function Radio({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input type="radio" {...rest} />
      <span>{children}</span>
    </label>
  )
}
