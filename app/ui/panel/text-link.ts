/** An underlined link outside of a sentence, high enough for a finger. */
export const TEXT_LINK = 'inline-flex min-h-6 items-center underline pointer-coarse:min-h-11'
