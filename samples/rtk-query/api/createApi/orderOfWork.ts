import {configureStore} from '@reduxjs/toolkit';
import {dueDateApi} from './dueDateApi';

const store = configureStore({
  reducer: {api: dueDateApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(dueDateApi.middleware),
});

for (const loanId of [1, 2]) {
  console.log(`--- loan ${loanId}`);
  const {dueDate} = dueDateApi.endpoints;
  const result = await store.dispatch(dueDate.initiate(loanId));
  console.log('result:', result.data ?? result.error);
}
