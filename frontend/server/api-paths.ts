const API_PATHS = /^\/((api|socket\.io|healthz|readyz|admin\/queues)([/?]|$)|media\/.)/;

/**
 * Whether a path belongs to the API. `/media` itself is a page: the pictures of the academics
 * section.
 */
export const isForApi = (path: string) => API_PATHS.test(path);
