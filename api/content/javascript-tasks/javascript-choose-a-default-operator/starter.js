/**
 * Return the settings, with defaults for what isn't given.
 * @param {{ volume?: number | null, speed?: number | null, title?: string | null, subtitles?: boolean | null } | null} [given]
 * @returns {{ volume: number, speed: number, title: string, subtitles: boolean }}
 */
function playerSettings(given) {
}
