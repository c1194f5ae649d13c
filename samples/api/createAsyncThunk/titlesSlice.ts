import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';

interface TitlesState {
  byJob: Record<string, string>;
  /** What to go back to, for jobs whose change is being sent. */
  before: Record<string, string>;
}

const initialState: TitlesState = {byJob: {menu: 'Menu'}, before: {}};

export const renameJob = createAsyncThunk<
  void,
  {job: string; title: string},
  {state: {titles: TitlesState}}
>(
  'titles/rename',
  async ({job, title}, {signal}) => {
    const name = encodeURIComponent(job);
    const address = `https://print.example/titles/${name}`;
    const response = await fetch(address, {
      method: 'PUT',
      body: title,
      signal,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  },
  {
    // Only a job with a title to go back to, and one change of it at a
    // time: a second one would remember what the server may refuse.
    condition({job}, {getState}) {
      const {byJob, before} = getState().titles;
      return job in byJob && !(job in before);
    },
  },
);

export const titlesSlice = createSlice({
  name: 'titles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(renameJob.pending, ({byJob, before}, {meta}) => {
        before[meta.arg.job] = byJob[meta.arg.job] ?? '';
        byJob[meta.arg.job] = meta.arg.title;
      })
      .addCase(renameJob.fulfilled, ({before}, {meta}) => {
        delete before[meta.arg.job];
      })
      .addCase(renameJob.rejected, ({byJob, before}, {meta}) => {
        const title = before[meta.arg.job];
        // Canceled before `pending`: nothing was changed.
        if (title === undefined) return;
        byJob[meta.arg.job] = title;
        delete before[meta.arg.job];
      });
  },
});
