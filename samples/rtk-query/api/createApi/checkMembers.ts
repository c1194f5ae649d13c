import {configureStore} from '@reduxjs/toolkit';
import {membersApi} from './membersApi';

const store = configureStore({
  reducer: {[membersApi.reducerPath]: membersApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(membersApi.middleware),
});
const {member, memberName} = membersApi.endpoints;

const good = await store.dispatch(member.initiate('R-77'));
console.log(good.data);
const noCard = await store.dispatch(member.initiate('77'));
console.log(noCard.error);
// The server has no name for this card.
const noName = await store.dispatch(memberName.initiate('R-78'));
console.log(noName.error);
