/** Looks of a button or a link that acts (design, section 5). `faro` belongs to the public hero, `wa` to WhatsApp alone. */
type Variant = 'primary' | 'faro' | 'wa' | 'outline' | 'ghost' | 'danger'
type Size = 'md' | 'lg' | 'sm'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold leading-[1.2] no-underline whitespace-nowrap transition-colors duration-(--duration-1) disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3'

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-transparent bg-action text-on-action hover:bg-action-hover hover:text-on-action active:bg-action-press',
  faro: 'border-transparent bg-faro text-on-faro hover:bg-faro-hover hover:text-on-faro active:bg-faro',
  wa: 'border-transparent bg-wa text-on-wa hover:bg-wa-hover hover:text-on-wa active:bg-wa-hover',
  outline:
    'border-line-strong bg-transparent text-ink hover:bg-hover hover:text-ink active:bg-sunken in-[.on-dark]:border-on-plane-2 in-[.on-dark]:text-white in-[.on-dark]:hover:bg-plane-2',
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-hover hover:text-ink active:bg-sunken in-[.on-dark]:text-white in-[.on-dark]:hover:bg-plane-2',
  danger: 'border-transparent bg-danger-action text-on-danger hover:bg-danger-action-hover hover:text-on-danger',
}

const SIZES: Record<Size, string> = {
  md: 'min-h-(--control) px-[1.15rem] py-[.55rem] text-sm',
  lg: 'min-h-(--control-lg) px-6 py-[.55rem] text-base',
  sm: 'min-h-(--control-sm) px-[.8rem] py-[.4rem] text-xs',
}

const ICON_SIZES: Record<Size, string> = {
  md: 'size-(--control) text-sm',
  lg: 'size-(--control-lg) text-base',
  sm: 'size-(--control-sm) text-xs',
}

type Options = { variant?: Variant; size?: Size; icon?: boolean; className?: string }

/** Class names of a button, for `<button>`, `<a>` and `<Link>` alike; `icon` makes it a square that holds only an icon. */
export function buttonClass({ variant = 'primary', size = 'md', icon = false, className = '' }: Options = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${icon ? ICON_SIZES[size] : SIZES[size]} ${className}`
}
