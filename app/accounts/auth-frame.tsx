import type { ReactNode } from 'react'
import { BrandLink } from '#app/agency/brand.tsx'
import { UrlNotice } from '#app/site/url-notice.tsx'
import type { Theme } from '#app/ui/panel/theme.ts'
import { AuthArt } from './auth-art.tsx'
import './access.css'

/**
 * The frame of the login, registration and password pages, in the panel's theme. On touch screens its links are tall
 * enough to tap.
 */
export function AuthFrame({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      className="access staff-frame bg-canvas text-ink [&_a:not(:has(svg))]:underline pointer-coarse:[&_p>a]:-my-[.4rem] pointer-coarse:[&_p>a]:inline-block pointer-coarse:[&_p>a]:py-3"
    >
      <main id="main" className="grid min-h-dvh lg:grid-cols-[1.15fr_1fr]">
        <AuthArt />
        <div className="grid content-center justify-items-center px-(--gutter) py-8">
          <div className="mb-7 w-full max-w-96">
            <div className="mb-10 lg:hidden">
              <BrandLink />
            </div>
            {children}
          </div>
        </div>
      </main>
      <UrlNotice />
    </div>
  )
}

/** Heading of an access page, with the text below it. */
export function AuthHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="text-3xl leading-[1.1] tracking-display">{title}</h1>
      <p className="mt-[.4rem] mb-7 text-ink-3">{lead}</p>
    </>
  )
}
