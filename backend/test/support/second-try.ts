// For machines that stall, as with the journeys: what went wrong at first is shown, and who needed it is named at the end, to be mended.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
