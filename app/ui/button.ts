/**
 * Variants of a button or button-like link (design, section 5). `faro` is only for the public hero, `wa` for WhatsApp.
 */
type Variant = 'primary' | 'faro' | 'wa' | 'outline' | 'ghost' | 'danger'
type Size = 'md' | 'lg' | 'sm'
export type ButtonLook = { variant?: Variant; size?: Size; icon?: boolean; className?: string }

/** Class names of a button, for `<button>`, `<a>` and `<Link>` alike; `icon` makes it a square that holds only an icon. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  icon = false,
  className = '',
}: ButtonLook = {}): string {
  return [
    'btn',
    variant !== 'primary' && `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    icon && 'btn-icon',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
