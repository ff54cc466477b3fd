import type { ReactNode } from 'react'

/** Inline strokes on a 24-grid at 1.75 (design, section 8); decorative, so hidden from screen readers. */
const STROKES = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  menu: (
    <>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </>
  ),
  close: (
    <>
      <path d="m6 6 12 12M18 6 6 18" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  phone: (
    <>
      <path d="M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  right: (
    <>
      <path d="M5 12h14M13 6l6 6-6 6" />
    </>
  ),
  left: (
    <>
      <path d="M19 12H5M11 6l-6 6 6 6" />
    </>
  ),
  'chevron-down': (
    <>
      <path d="m6 9 6 6 6-6" />
    </>
  ),
  'chevron-right': (
    <>
      <path d="m9 6 6 6-6 6" />
    </>
  ),
  'chevron-left': (
    <>
      <path d="m15 6-6 6 6 6" />
    </>
  ),
  filter: (
    <>
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
      <circle cx="16" cy="7" r="2" />
      <circle cx="8" cy="17" r="2" />
    </>
  ),
  check: (
    <>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </>
  ),
  external: (
    <>
      <path d="M9 5H5v14h14v-4M13 4.5h6.5V11M19 5l-8.5 8.5" />
    </>
  ),
  share: (
    <>
      <path d="M12 20V6M6 11l6-6 6 6" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
      <path d="M5.5 15.5h-1v-11h11v1" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8v.1" />
    </>
  ),
  facebook: (
    <>
      <path d="M14 8.5h3V5h-3a3.5 3.5 0 0 0-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.7l.5-3.5H14V8.8z" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4v.1" />
    </>
  ),
  linkedin: (
    <>
      <path d="M5 9.5V19M5 5.5v.1M10 19V9.5M10 13.5c0-2.5 1.5-4 3.8-4S18 11 18 13.5V19" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof STROKES

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-[1.25em] flex-none fill-none stroke-current stroke-[1.75] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {STROKES[name]}
    </svg>
  )
}

export function WhatsAppIcon({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-[1.25em] flex-none fill-current ${className}`}>
      <path d="M12 2.5a9.5 9.5 0 0 0-8.2 14.2L2.5 21.5l4.9-1.3A9.5 9.5 0 1 0 12 2.5zm0 1.7a7.8 7.8 0 0 1 0 15.6 7.7 7.7 0 0 1-4-1.1l-.3-.2-2.9.8.8-2.8-.2-.3A7.8 7.8 0 0 1 12 4.2zM8.7 7.6c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.1.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.2-.3-.2-.5-.3l-1.8-.9c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2.1-1.3-.8-.7-1.3-1.5-1.5-1.8-.1-.3 0-.4.1-.5l.4-.5.3-.4v-.5l-.8-1.9c-.2-.5-.4-.5-.6-.5z" />
    </svg>
  )
}
